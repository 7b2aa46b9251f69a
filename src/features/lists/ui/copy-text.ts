/**
 * Copies the text that stands beside a pressed button, and says there that it has, in the words that stand there for it. Where the browser
 * gives no clipboard (no HTTPS, no permission) the text is chosen and copied as by the keyboard; if that fails too it stays chosen.
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
