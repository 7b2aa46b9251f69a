import type {
  DocumentNode,
  FieldNode,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql'
import { defaultListSize, type Weight, weights } from './query-weights.ts'

/** The facts of a field that its cost depends on. */
export interface FieldFacts {
  type: string
  isList: boolean
}

type FindField = (type: string, name: string) => FieldFacts | null

interface Request {
  /** As sent by the client; without it the first operation counts. */
  operationName?: string | null
  /** As sent by the client. */
  variables?: Values
}

/**
 * Returns the points of an operation before it runs (query-weights.ts): each field's own points, plus its selection multiplied
 * by the length of its list. Fragments count at each spread and are computed once per page size; `@skip` saves nothing.
 */
export function queryCost({ definitions }: DocumentNode, findField: FindField, request: Request = {}): number {
  const fragments = new Map(
    definitions.flatMap((part) => (part.kind === 'FragmentDefinition' ? [[part.name.value, part]] : [])),
  )
  const computed = new Map<string, number>()
  const operation = definitions
    .flatMap((part) => (part.kind === 'OperationDefinition' ? part : []))
    .find(({ name }) => !request.operationName || name?.value === request.operationName)
  if (!operation) return 0
  const variables = variableValues(operation, request.variables ?? {})
  return Math.ceil(costOfAll(operation.selectionSet, operation.operation === 'mutation' ? 'Mutation' : 'Query', 0))

  function costOfAll({ selections }: SelectionSetNode, type: string, page: number): number {
    return selections.reduce((sum, selection) => {
      if (selection.kind === 'Field') return sum + costOfField(selection, type, page)
      if (selection.kind === 'FragmentSpread') return sum + costOfFragment(selection.name.value, page)
      return sum + costOfAll(selection.selectionSet, selection.typeCondition?.name.value ?? type, page)
    }, 0)
  }

  function costOfField(node: FieldNode, parent: string, pageAbove: number): number {
    const { type, isList } = findField(parent, node.name.value) ?? { type: '', isList: false }
    const weight: Weight = weights[`${parent}.${node.name.value}`] ?? {}
    const args = argumentValues(node, variables)
    const page = weight.page?.(args) ?? pageAbove
    const items = itemsOf(weight, page)
    const own = typeof weight.own === 'function' ? weight.own(args) : (weight.own ?? 1)
    const below = node.selectionSet ? costOfAll(node.selectionSet, type, page) : 0
    return isList ? own + items * (below + 1) : own + below
  }

  function costOfFragment(name: string, page: number): number {
    const key = `${name} ${page}`
    const cached = computed.get(key)
    if (cached !== undefined) return cached
    computed.set(key, 0) // validation refuses circular fragments
    const fragment = fragments.get(name)
    const cost = fragment ? costOfAll(fragment.selectionSet, fragment.typeCondition.name.value, page) : 0
    computed.set(key, cost)
    return cost
  }
}

function itemsOf({ items = defaultListSize }: Weight, page: number): number {
  const count = typeof items === 'function' ? items(page) : items === 'page' ? page : items
  return Math.max(count, 0) // an argument must not pay for other fields
}

interface OutputType {
  name?: string
  ofType?: OutputType
}

/**
 * Returns a field lookup for a schema, introspection included. It reads the types structurally: nothing of `graphql` is
 * imported at run time (decision 0082).
 */
export function createFieldLookup(schema: GraphQLSchema): FindField {
  return (parent, name) => {
    const type = schema.getType(parent)
    if (!type || !('getFields' in type)) return null
    const field = schema.getField(type as Parameters<typeof schema.getField>[0], name)
    return field ? factsOf(field.type as OutputType) : null
  }
}

function factsOf(type: OutputType): FieldFacts {
  if (!type.ofType) return { type: type.name ?? '', isList: false }
  const inner = factsOf(type.ofType)
  return { ...inner, isList: inner.isList || String(type).startsWith('[') }
}

type Values = Record<string, unknown>

/** The arguments of a field as sent, before their types are checked. */
function argumentValues({ arguments: args = [] }: FieldNode, variables: Values): Values {
  return Object.fromEntries(args.map(({ name, value }) => [name.value, valueOfNode(value, variables)]))
}

/** The variables that an operation declares, with their defaults. */
function variableValues({ variableDefinitions = [] }: OperationDefinitionNode, sent: Values): Values {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) => {
      const name = variable.name.value
      if (Object.hasOwn(sent, name)) return [[name, sent[name]]]
      return defaultValue ? [[name, valueOfNode(defaultValue, {})]] : []
    }),
  )
}

/** Not from `graphql`: decision 0082 says why it is not imported at run time. */
function valueOfNode(node: ValueNode, variables: Values): unknown {
  if (node.kind === 'Variable') return variables[node.name.value]
  if (node.kind === 'ListValue') return node.values.map((value) => valueOfNode(value, variables))
  if (node.kind === 'ObjectValue')
    return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, valueOfNode(value, variables)]))
  if (node.kind === 'NullValue') return null
  return node.kind === 'IntValue' || node.kind === 'FloatValue' ? Number(node.value) : node.value
}
