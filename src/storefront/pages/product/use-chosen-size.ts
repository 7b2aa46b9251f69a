import { useState } from 'react'
import { urls } from '#shared/urls.ts'
import type { ProductSize } from './page.server.ts'

/** The size that is looked at: the one that the address asks for, else the first that can be bought. Choosing another writes it into the address. */
export function useChosenSize<Size extends Pick<ProductSize, 'type' | 'refusal'>>(
  sizes: Size[],
  asked: string | null,
): [Size | undefined, (type: string) => void] {
  const [type, setType] = useState(asked)
  const choose = (type: string) => {
    setType(type)
    history.replaceState(history.state, '', urls.ofSize(type))
  }
  const first = sizes.find(({ refusal }) => refusal === null) ?? sizes[0]
  return [sizes.find((size) => size.type === type) ?? first, choose]
}
