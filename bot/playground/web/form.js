// The bot's own forms (modals), as a dialog.
import { el, fresh, open, toast } from "./dom.js";
import { component } from "./fields.js";
import { ask } from "./link.js";
import { markdown } from "./markdown.js";
import { know } from "./state.js";

/** Opens the form and sends it when it is submitted; `answered` gets what that led to. */
export function show(modal, answered) {
  const fields = [];
  const add = (one, label, note) => {
    const made = component(one, label, note);
    fields.push(made);
    return made.node;
  };
  const rows = modal.components.map((one) => {
    if (one.type === 10) return markdown(one.content, know);
    if (one.type === 18) return add(one.component, one.label, one.description);
    return (one.components ?? []).map((inner) => add(inner, inner.label, null));
  });
  const id = fresh("form");
  const send = el("button", { class: "btn primary", type: "submit" }, "Submit");
  const form = el("form", { method: "dialog", novalidate: true }, el("h2", { id }, modal.title), el("div", { class: "stack" }, rows),
    el("div", { class: "go" }, el("button", { class: "btn", type: "button", onclick: () => dialog.close() }, "Cancel"), send));
  const dialog = el("dialog", { class: "form", "aria-labelledby": id }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!form.reportValidity()) return;
    send.setAttribute("aria-busy", "true");
    try {
      const values = {};
      for (const one of fields) values[one.name] = await one.value();
      const answer = await ask("submit", { form: modal.custom_id, values });
      dialog.close();
      answered(answer);
    } catch (error) {
      toast(error.message);
    } finally {
      send.removeAttribute("aria-busy");
    }
  });
  open(dialog);
  fields[0]?.control.focus();
}
