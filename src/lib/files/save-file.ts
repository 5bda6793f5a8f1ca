/** Saves a file under its name, as a link to it would. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers ask first whether to save, and read it only then; the memory is given back after that.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
