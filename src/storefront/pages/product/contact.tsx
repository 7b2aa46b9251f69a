import { Mail, Phone } from 'lucide-react'
import { buttonLook } from '#kit/button-look.ts'
import { useWords } from '#kit/words.tsx'
import { phoneWords } from '#shared/phone-words.ts'
import { frameTexts } from '../../texts/frame.ts'

/** The ways to reach the seller. */
export function Contact({ phone, email }: { phone: string; email: string }) {
  const say = useWords()
  return (
    <p className="flex flex-wrap gap-3">
      {phone && (
        <a href={`tel:${phone}`} className={buttonLook('primary')}>
          <Phone aria-hidden="true" className="size-5" />
          {phoneWords(phone)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={buttonLook('secondary')}>
          <Mail aria-hidden="true" className="size-5" />
          {say(frameTexts.writeToUs)}
        </a>
      )}
    </p>
  )
}
