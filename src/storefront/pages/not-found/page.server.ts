import { data, type LoaderFunctionArgs } from 'react-router'
import { notFound } from '../../not-found.server.ts'
import { getPublicShop } from '../../route-context.ts'

export async function loader({ context }: LoaderFunctionArgs): Promise<never> {
  throw await notFound(getPublicShop(context))
}

/** A posted form gets 404 too. */
export function action(): never {
  throw data(null, { status: 404 })
}
