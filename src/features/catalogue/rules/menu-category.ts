/** A category of the menu with what stands below it. */
export interface MenuCategory {
  id: number
  name: string
  children: MenuCategory[]
}
