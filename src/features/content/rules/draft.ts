/** A page that is prepared before shoppers see it. */
export interface Draft {
  slug: string
  title: string
  markdown: string
  /** Its place among the links of the footer; null: where it stands, or last. */
  position: number | null
  /** Made by the shop from a template; nobody has said to have read it. */
  unreadTemplate: boolean
}
