/** Copies the text that stands beside a pressed button, and says there that it has, in the words that stand there for it. */
export async function copyBeside(button: HTMLElement): Promise<void> {
  const section = button.parentElement
  const text = section?.querySelector<HTMLElement>('[data-copied]')
  const status = section?.querySelector('[role=status]')
  if (!text || !status) return
  getSelection()?.selectAllChildren(text)
  await navigator.clipboard?.writeText(text.textContent).then(() => {
    status.textContent = text.dataset.copied ?? ''
  })
}
