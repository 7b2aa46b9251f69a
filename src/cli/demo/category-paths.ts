import type { CategoryInput } from '#features/catalogue/actions/save-categories.ts'

/** The names from the root of the menu down to each category, by its slug. */
export function categoryPaths(categories: CategoryInput[]): Map<string, string[]> {
  return new Map(categories.flatMap((category) => pathsBelow(category, [])))
}

function pathsBelow(category: CategoryInput, above: string[]): [string, string[]][] {
  const path = [...above, category.name]
  return [[category.slug ?? '', path], ...(category.children ?? []).flatMap((child) => pathsBelow(child, path))]
}
