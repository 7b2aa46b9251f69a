import { data } from 'react-router'

export function loader(): never {
  throw data(null, { status: 404 })
}

/** A posted form gets 404 too. */
export function action(): never {
  throw data(null, { status: 404 })
}
