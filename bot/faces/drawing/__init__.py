"""What every game's picture is drawn with: colours, letters, signs and a canvas."""
