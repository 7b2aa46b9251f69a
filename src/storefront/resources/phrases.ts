import type { LoaderFunctionArgs } from 'react-router'
import { getStartPhrases } from '#features/search/views/suggestions.ts'
import { getPublicShop } from '../route-context.ts'

/** Returns what a search field offers before anything is typed: `{phrases}`, the same for all visitors. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return Response.json({ phrases: await getStartPhrases(getPublicShop(context)) })
}
