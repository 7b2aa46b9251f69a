/** Whether a search field that is used covers the screen: under 768 px (A2.6). */
export function fillsScreen(): boolean {
  return matchMedia('(width < 48rem)').matches
}
