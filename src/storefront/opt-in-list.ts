/** A list in the memory of the page that the browser stores only when the visitor asks for it (decision 0197). */
export interface OptInList<Item> {
  /** What was noted since the document was loaded, then what is stored: the latest first. */
  items: () => Item[]
  note: (item: Item) => void
  /** Whether the visitor has asked this browser to store the list. */
  isStored: () => boolean
  /** Stores the list in this browser alone, for 30 days from now. */
  store: () => void
  /** Removes the list, stored or not. */
  forget: () => void
}

interface ListOptions<Item> {
  /** In localStorage. */
  key: string
  most: number
  /** Equal for what is in the list once. */
  idOf: (item: Item) => unknown
  /** Whether a stored value is valid: anyone may have written it. */
  isItem: (stored: unknown) => boolean
}

const storedFor = 30 * 24 * 60 * 60 * 1000 // milliseconds

export function createOptInList<Item>(options: ListOptions<Item>): OptInList<Item> {
  const { key, isItem } = options
  let noted: Item[] = []
  const list: OptInList<Item> = {
    items: () => mergeItems(noted, readStored() ?? [], options),
    note: (item) => {
      noted = mergeItems([item], noted, options)
      if (list.isStored()) list.store()
    },
    isStored: () => readStored() !== null,
    store: () => {
      try {
        localStorage.setItem(key, JSON.stringify({ until: Date.now() + storedFor, items: list.items() }))
      } catch {
        // without storage the list ends with the document
      }
    },
    forget: () => {
      noted = []
      try {
        localStorage.removeItem(key)
      } catch {
        // nothing was stored
      }
    },
  }
  return list

  function readStored(): Item[] | null {
    try {
      return parseItems(localStorage.getItem(key), Date.now(), isItem)
    } catch {
      return null
    }
  }
}

/** Returns both lists as one, each item once. */
export function mergeItems<Item>(
  later: Item[],
  earlier: Item[],
  { most, idOf }: Pick<ListOptions<Item>, 'most' | 'idOf'>,
): Item[] {
  const ids = new Set(later.map(idOf))
  return [...later, ...earlier.filter((item) => !ids.has(idOf(item)))].slice(0, most)
}

/** Returns a stored list without invalid items; null when there is none, or it has expired. */
export function parseItems<Item>(
  stored: string | null,
  now: number,
  isItem: (stored: unknown) => boolean,
): Item[] | null {
  const { until, items } = JSON.parse(stored ?? '{}') ?? {}
  if (!(until > now) || !Array.isArray(items)) return null
  return items.filter(isItem)
}
