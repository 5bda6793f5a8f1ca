/** Shows an error below a field, or removes it. What describes the field besides stays. */
export function showFieldError(input: HTMLInputElement, error: string | null): void {
  const id = `${input.id}-error`;
  document.getElementById(id)?.remove();
  const hint = (input.getAttribute('aria-describedby') ?? '').replace(id, '').trim();
  const description = error === null ? hint : `${hint} ${id}`.trim();
  if (description === '') input.removeAttribute('aria-describedby');
  else input.setAttribute('aria-describedby', description);
  input.removeAttribute('aria-invalid');
  if (error === null) return;
  input.setAttribute('aria-invalid', 'true');
  const message = document.createElement('strong');
  message.id = id;
  message.textContent = error;
  input.after(message);
}
