/** Closes an open branch of the menu by Escape, by a press outside and when the focus walks out of it. */
export function keepMenuTidy(menu: HTMLElement): () => void {
  const openBranch = () => menu.querySelector<HTMLDetailsElement>('details[open]')
  const pressed = (event: PointerEvent) => {
    const branch = openBranch()
    if (branch && !menu.contains(event.target as Node)) branch.open = false
  }
  const typed = (event: KeyboardEvent) => {
    const branch = openBranch()
    if (event.key !== 'Escape' || !branch) return
    branch.open = false
    branch.querySelector('summary')?.focus()
  }
  const focusLeft = (event: FocusEvent) => {
    const branch = openBranch()
    if (branch && event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) branch.open = false
  }
  document.addEventListener('pointerdown', pressed)
  menu.addEventListener('keydown', typed)
  menu.addEventListener('focusout', focusLeft)
  return () => {
    document.removeEventListener('pointerdown', pressed)
    menu.removeEventListener('keydown', typed)
    menu.removeEventListener('focusout', focusLeft)
  }
}
