/** Where on its page a form that names its `anchor` (ours) is answered: '#heart' where something was added, '#heart-removed' where it was taken out. */
export function placeOfForm(anchor: string | undefined, { removed }: { removed: boolean }): string {
  if (!anchor || !/^[\w-]{1,60}$/.test(anchor)) return ''
  return `#${anchor}${removed ? '-removed' : ''}`
}
