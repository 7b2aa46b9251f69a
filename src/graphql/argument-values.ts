import type { FieldNode, OperationDefinitionNode, ValueNode } from 'graphql'

export type Values = Record<string, unknown>

/** The arguments of a field as they were sent, before their types are checked. */
export function argumentValues({ arguments: args = [] }: FieldNode, variables: Values): Values {
  return Object.fromEntries(args.map(({ name, value }) => [name.value, valueOfNode(value, variables)]))
}

/** The variables that an operation declares, with their defaults. */
export function variableValues({ variableDefinitions = [] }: OperationDefinitionNode, sent: Values): Values {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) => {
      const name = variable.name.value
      if (Object.hasOwn(sent, name)) return [[name, sent[name]]]
      return defaultValue ? [[name, valueOfNode(defaultValue, {})]] : []
    }),
  )
}

/** Not by `graphql`: decision 0082 says why nothing of it is imported at run time. */
function valueOfNode(node: ValueNode, variables: Values): unknown {
  if (node.kind === 'Variable') return variables[node.name.value]
  if (node.kind === 'ListValue') return node.values.map((value) => valueOfNode(value, variables))
  if (node.kind === 'ObjectValue')
    return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, valueOfNode(value, variables)]))
  if (node.kind === 'NullValue') return null
  return node.kind === 'IntValue' || node.kind === 'FloatValue' ? Number(node.value) : node.value
}
