import { closePopoverOnBack } from '#kit/close-on-back.ts'

/**
 * Loaded for its side effects: panels of which only one is open at a time, in the menu or among filters, close on Escape, on a press
 * outside and when the focus leaves them; the drawer that the menu is on small views closes on 'back'.
 */
document.addEventListener('pointerdown', ({ target }) => {
  for (const panel of openPanels()) if (isOutside(panel, target)) panel.open = false
})
document.addEventListener('keydown', ({ key, target }) => {
  const panel = openPanels().find((panel) => !isOutside(panel, target))
  if (key !== 'Escape' || !panel) return
  panel.open = false
  panel.querySelector('summary')?.focus()
})
document.addEventListener('focusout', ({ target, relatedTarget }) => {
  for (const panel of openPanels()) if (!isOutside(panel, target) && isOutside(panel, relatedTarget)) panel.open = false
})
document.addEventListener('toggle', ({ target }) => closeDrawerOnBack(target), { capture: true })
closeDrawerOnBack(document.querySelector(':popover-open')) // its opening loaded this file

function openPanels(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[name][open]')]
}

/** Outside the menu, or the filters, that contain the panel: each a popover on small views. */
function isOutside(panel: Element, target: EventTarget | null): boolean {
  return target instanceof Node && !panel.closest('[popover]')?.contains(target)
}

function closeDrawerOnBack(opened: EventTarget | null): void {
  if (opened instanceof HTMLElement && opened.matches('.category-menu:popover-open')) closePopoverOnBack(opened)
}
