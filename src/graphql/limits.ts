import type { DocumentNode, SelectionNode, SelectionSetNode } from 'graphql'

/** What one request may ask for at most. */
export const limits = {
  bytes: 100 * 1024,
  /** Words, names and signs of a query. */
  tokens: 4_000,
  /** Levels of fields. Tools that read the schema need 15. */
  depth: 16,
  /** A listing asks for each of its products under an alias. */
  aliases: 100,
  /** See `costAtRoot`. */
  cost: 6_000,
}

/** How deep, under how many names, and how much an operation asks; fragments count wherever they are used. */
export interface Weight {
  depth: number
  aliases: number
  cost: number
}

const nothing: Weight = { depth: 0, aliases: 0, cost: 0 }

/**
 * Weighs the heaviest operation of a query that has been parsed but not checked: fragments may be missing or lead back to
 * themselves. Each fragment is weighed once, so that fragments of fragments cannot make the weighing itself costly.
 */
export function weigh({ definitions }: DocumentNode): Weight {
  const fragments = new Map(
    definitions.flatMap((part) => (part.kind === 'FragmentDefinition' ? [[part.name.value, part.selectionSet]] : [])),
  )
  const known = new Map<string, Weight>()
  return definitions
    .flatMap((part) => (part.kind === 'OperationDefinition' ? [weighAll(part.selectionSet, true)] : []))
    .reduce(heavier, nothing)

  function weighAll({ selections }: SelectionSetNode, atRoot: boolean): Weight {
    return selections.map((selection) => weighOne(selection, atRoot)).reduce(together, nothing)
  }

  function weighOne(selection: SelectionNode, atRoot: boolean): Weight {
    if (selection.kind === 'FragmentSpread') return weighFragment(selection.name.value, atRoot)
    if (selection.kind === 'InlineFragment') return weighAll(selection.selectionSet, atRoot)
    const below = selection.selectionSet ? weighAll(selection.selectionSet, false) : nothing
    return {
      depth: below.depth + 1,
      aliases: below.aliases + (selection.alias ? 1 : 0),
      cost: below.cost + (atRoot ? costAtRoot(selection.name.value, below) : 1),
    }
  }

  function weighFragment(name: string, atRoot: boolean): Weight {
    const key = `${name} ${atRoot}`
    const before = known.get(key)
    if (before) return before
    known.set(key, nothing) // one that leads back to itself is refused by the checks of GraphQL
    const fragment = fragments.get(name)
    const weight = fragment ? weighAll(fragment, atRoot) : nothing
    known.set(key, weight)
    return weight
  }
}

/**
 * A field at the root asks the database; products of several aliases are read together. A list holds a hundred products in full, and
 * each alias within it says something of all of them once more: a short query could ask for an answer without end. So does a basket,
 * and a change of one holds its lock.
 */
function costAtRoot(field: string, below: Weight): number {
  if (field === 'product') return 20
  if (field === 'products' || field === 'basket') return 300 + 400 * below.aliases
  return /ProductsToBasket$|ProductsFromBasket$/.test(field) ? 300 + 20 * below.aliases : 150
}

function together(one: Weight, other: Weight): Weight {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    cost: one.cost + other.cost,
  }
}

function heavier(one: Weight, other: Weight): Weight {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: Math.max(one.aliases, other.aliases),
    cost: Math.max(one.cost, other.cost),
  }
}
