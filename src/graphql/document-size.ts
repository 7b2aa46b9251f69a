import type { DocumentNode, SelectionNode, SelectionSetNode } from 'graphql'

/** Selected fields of an operation, with fragments expanded at each spread. */
interface SelectionSize {
  depth: number
  aliases: number
  fields: number
}

export interface DocumentSize extends SelectionSize {
  /** In the whole document. */
  directives: number
  /** Operations and fragments. */
  definitions: number
  /** Levels of the deepest argument: 0 for a scalar. */
  inputDepth: number
}

const nothing: SelectionSize = { depth: 0, aliases: 0, fields: 0 }

/**
 * Returns the size of a document that is parsed but not validated: fragments may be missing or circular. Each fragment is
 * measured once, so nested double spreads take linear time although their field count is exponential. The largest operation
 * counts.
 */
export function documentSize(document: DocumentNode): DocumentSize {
  const { definitions } = document
  const fragments = new Map(
    definitions.flatMap((part) => (part.kind === 'FragmentDefinition' ? [[part.name.value, part.selectionSet]] : [])),
  )
  const measured = new Map<string, SelectionSize>()
  const operations = definitions.flatMap((part) => (part.kind === 'OperationDefinition' ? part.selectionSet : []))
  return {
    ...operations.map(sizeOfAll).reduce(maxOf, nothing),
    definitions: definitions.length,
    ...inputsOf(document),
  }

  function sizeOfAll({ selections }: SelectionSetNode): SelectionSize {
    return selections.map(sizeOfOne).reduce(sumOf, nothing)
  }

  function sizeOfOne(selection: SelectionNode): SelectionSize {
    if (selection.kind === 'FragmentSpread') return sizeOfFragment(selection.name.value)
    if (selection.kind === 'InlineFragment') return sizeOfAll(selection.selectionSet)
    const below = selection.selectionSet ? sizeOfAll(selection.selectionSet) : nothing
    return {
      depth: below.depth + 1,
      aliases: below.aliases + (selection.alias ? 1 : 0),
      fields: below.fields + 1,
    }
  }

  function sizeOfFragment(name: string): SelectionSize {
    const before = measured.get(name)
    if (before) return before
    measured.set(name, nothing) // validation refuses circular fragments
    const fragment = fragments.get(name)
    const size = fragment ? sizeOfAll(fragment) : nothing
    measured.set(name, size)
    return size
  }
}

function sumOf(one: SelectionSize, other: SelectionSize): SelectionSize {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    fields: one.fields + other.fields,
  }
}

function maxOf(one: SelectionSize, other: SelectionSize): SelectionSize {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: Math.max(one.aliases, other.aliases),
    fields: Math.max(one.fields, other.fields),
  }
}

/** Where a node has others that directives and arguments can be below. */
const members = [
  ...(['definitions', 'variableDefinitions', 'defaultValue', 'directives', 'selectionSet', 'selections'] as const),
  ...(['arguments', 'value', 'values', 'fields'] as const),
]

type Below = Partial<Record<(typeof members)[number], object | readonly object[] | string | boolean>>

/** Directives and argument levels anywhere below a node. Clients send every document but once, so it goes by names and allocates little. */
function inputsOf(node: Below & { kind?: string }): Pick<DocumentSize, 'directives' | 'inputDepth'> {
  const { kind } = node
  const size = { directives: kind === 'Directive' ? 1 : 0, inputDepth: 0 }
  for (const member of members) {
    const below = node[member]
    if (Array.isArray(below)) for (const each of below) add(inputsOf(each))
    else if (below && typeof below === 'object') add(inputsOf(below))
  }
  if (kind === 'ListValue' || kind === 'ObjectValue') size.inputDepth += 1
  return size

  function add({ directives, inputDepth }: typeof size): void {
    size.directives += directives
    size.inputDepth = Math.max(size.inputDepth, inputDepth)
  }
}

/** Number of values and levels of nesting in variables. Iterative, because JSON may nest 50,000 levels. */
export function measureVariables(variables: unknown): { values: number; depth: number } {
  let values = 0
  let depth = 0
  let level = isNested(variables) ? [variables] : []
  while (level.length > 0) {
    const members = level.flatMap((value) => Object.values(value))
    values += members.length
    level = members.filter(isNested)
    if (level.length > 0) depth += 1
  }
  return { values, depth }
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
