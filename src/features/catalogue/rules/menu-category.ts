/** A category of the menu with what stands below it. */
export interface MenuCategory {
  id: number
  name: string
  children: MenuCategory[]
}

/** How many letters a row of the menu holds, gaps counted; wide letters and narrow ones level out. */
const lettersInRow = 92
const lettersOfGap = 4
const lettersOfMore = 10

/** What stands in the row of the menu itself, and what waits behind its last word because the row is full. */
export function splitMenu(menu: MenuCategory[]): { row: MenuCategory[]; more: MenuCategory[] } {
  let letters = 0
  const ends = menu.map(({ name }) => {
    letters += name.length + lettersOfGap
    return letters
  })
  if (letters <= lettersInRow) return { row: menu, more: [] }
  const fitting = ends.filter((end) => end <= lettersInRow - lettersOfMore).length
  return { row: menu.slice(0, fitting), more: menu.slice(fitting) }
}
