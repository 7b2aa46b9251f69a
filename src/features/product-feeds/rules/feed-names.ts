/** For whom the shop writes its products down. */
export const feedNames = ['ceneo', 'google', 'meta'] as const
export type FeedName = (typeof feedNames)[number]

/** The file that each of them fetches. */
export const feedFiles: Record<FeedName, string> = { ceneo: 'ceneo.xml', google: 'google.xml', meta: 'meta.csv' }

/** The feed of a file; null when there is none of that name. */
export function feedOfFile(file: string): FeedName | null {
  return feedNames.find((name) => feedFiles[name] === file) ?? null
}
