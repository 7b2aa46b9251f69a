import { useWords } from '#kit/words.tsx'
import type { BasketLine } from '../rules/basket.ts'
import { commentTexts } from '../texts/comment.ts'
import { CommentField } from './comment-field.tsx'

/** The comment of one line; `index` is its place in the form. */
export function LineComment({ line, index }: { line: BasketLine; index: number }) {
  const say = useWords()
  return (
    <CommentField
      name={`comment[${index}]`}
      toggle={say(commentTexts.ofLine)}
      label={say(commentTexts.ofLineAbout, { product: line.offer.product.name })}
      value={line.comment}
    />
  )
}

/** The comment of the whole basket, which the form of the order begins with. */
export function BasketComment({ comment }: { comment: string }) {
  const say = useWords()
  return (
    <CommentField
      name="comment"
      toggle={say(commentTexts.ofBasket)}
      label={say(commentTexts.ofBasketLabel)}
      value={comment}
    />
  )
}
