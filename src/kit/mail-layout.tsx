import { Body, Container, Head, Heading, Html, Preview, Text } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'

interface MailLayoutProps {
  shopName: string
  /** Preview text that mail programs show next to the subject. */
  preview: string
  title: string
  children: ReactNode
}

/** The layout of every mail that the shop sends. */
export function MailLayout({ shopName, preview, title, children }: MailLayoutProps) {
  return (
    <Html lang="pl">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={mailStyles.body}>
        <Container style={mailStyles.container}>
          <Text style={mailStyles.shop}>{shopName}</Text>
          <Heading style={mailStyles.title}>{title}</Heading>
          {children}
        </Container>
      </Body>
    </Html>
  )
}

const sansFont = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif"

/** Mail programs support neither style sheets nor design tokens: the shop's look repeated as attributes. */
export const mailStyles = {
  body: {
    backgroundColor: '#faf7f2',
    color: '#24211c',
    fontFamily: sansFont,
    fontSize: '16px',
    lineHeight: '24px',
    margin: 0,
  },
  container: { maxWidth: '600px', margin: '0 auto', padding: '32px 20px' },
  shop: { fontFamily: "Georgia, 'Times New Roman', serif", fontSize: '20px', color: '#1f4d3f', margin: '0 0 24px' },
  title: {
    fontFamily: "Georgia, 'Times New Roman', serif",
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: 400,
    margin: '0 0 8px',
  },
  heading: { fontFamily: "Georgia, 'Times New Roman', serif", fontSize: '20px', fontWeight: 400, margin: '28px 0 8px' },
  text: { margin: '0 0 12px', fontSize: '16px', lineHeight: '24px' },
  soft: { margin: '0 0 4px', fontSize: '14px', lineHeight: '20px', color: '#5f584c' },
  line: { borderBottom: '1px solid #e3dacb', padding: '10px 0' },
  amount: {
    textAlign: 'right',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
    padding: '10px 0',
    borderBottom: '1px solid #e3dacb',
  },
  panel: { backgroundColor: '#f1ebe1', borderRadius: '8px', padding: '16px 20px' },
  button: {
    backgroundColor: '#1f4d3f',
    color: '#fdfcf9',
    borderRadius: '6px',
    padding: '12px 20px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  link: { color: '#1f4d3f', textDecoration: 'underline' },
  rule: { borderColor: '#e3dacb', margin: '28px 0' },
} satisfies Record<string, CSSProperties>
