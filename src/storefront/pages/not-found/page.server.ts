import { data } from 'react-router'

export function loader(): never {
  throw data(null, { status: 404 })
}

/** A form finds nothing here either. */
export function action(): never {
  throw data(null, { status: 404 })
}
