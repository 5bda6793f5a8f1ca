/** Saves a file under its name, as a link to it would. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has taken hold of it by then; the memory is given back.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
