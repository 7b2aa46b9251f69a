import { Link } from 'react-router'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'

/** Who has an account may sign in first, and need not type again what the shop knows. */
export function SignInHint() {
  const say = useWords()
  const [before, after] = say(checkoutTexts.signInFirst).split('{link}')
  return (
    <p>
      {before}
      <Link to={urls.signIn(urls.checkout())} className="underline underline-offset-2">
        {say(checkoutTexts.signInLink)}
      </Link>
      {after}
    </p>
  )
}
