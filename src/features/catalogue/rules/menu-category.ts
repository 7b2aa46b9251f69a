/** A category of the menu with its children. */
export interface MenuCategory {
  id: number
  name: string
  children: MenuCategory[]
  /** Goods to show beside the children; of the first level only. */
  products?: MenuProduct[]
}

/** A product as the menu shows it: no price, which may be another one by now. */
export interface MenuProduct {
  id: number
  name: string
  /** `file` is the SHA-256 of the original; sizes are in pixels. */
  picture: { file: string; width: number; height: number }
}

/** The length of a menu row in letters, including gaps; wide and narrow letters level out. */
const lettersInRow = 92
const lettersOfGap = 4
const lettersOfMore = 10

/** The categories in the menu row itself, and those in its overflow because the row is full. */
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
