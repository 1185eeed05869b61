/** Puts a text on the clipboard; whether that worked. Over plain HTTP a browser has no clipboard to write to. */
export async function copied(text: string): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
