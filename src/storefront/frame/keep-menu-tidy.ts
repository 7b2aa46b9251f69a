let watching = false

/** From now on an open branch of the menu closes by Escape, by a press outside and when the focus walks out of it. */
export function keepMenuTidy(id: string): void {
  if (watching) return
  watching = true
  const menu = () => document.getElementById(id)
  const openBranch = () => menu()?.querySelector<HTMLDetailsElement>('details[name][open]')
  const isOutside = (target: EventTarget | null) => target instanceof Node && !menu()?.contains(target)
  document.addEventListener('pointerdown', ({ target }) => {
    const branch = openBranch()
    if (branch && isOutside(target)) branch.open = false
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const branch = openBranch()
    if (key !== 'Escape' || !branch || isOutside(target)) return
    branch.open = false
    branch.querySelector('summary')?.focus()
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const branch = openBranch()
    if (branch && !isOutside(target) && isOutside(relatedTarget)) branch.open = false
  })
}
