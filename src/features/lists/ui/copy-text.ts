/**
 * Copies the text next to a pressed button, and confirms it there with the text of `data-copied`. Without access to the clipboard (no HTTPS, no
 * permission) the text is selected and copied with `execCommand`; if that fails too, it stays selected.
 */
export async function copyText(button: HTMLElement): Promise<void> {
  const section = button.parentElement
  const text = section?.querySelector<HTMLElement>('[data-copied]')
  const status = section?.querySelector('[role=status]')
  if (!text || !status) return
  getSelection()?.selectAllChildren(text)
  if ((await write(text.textContent)) || document.execCommand('copy')) status.textContent = text.dataset.copied ?? ''
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
