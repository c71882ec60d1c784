/** Put a text on the clipboard; over http, where browsers offer no clipboard, by the old way of a selected field. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'hidden';
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}
