import { Component, type ReactNode } from 'react'
import { log } from '@/lib/log'
import { reloadPage } from '@/session/page'
import { useText } from '@/text/text'
import { IconButton } from '@/ui/IconButton'
import { RefreshIcon } from '@/ui/icons'
import { reportCrash } from './error-reports'

interface ErrorBoundaryProps {
  /** Rendered instead of the children. */
  fallback: (error: unknown) => ReactNode
  /** A change of it renders the children again (`useRetryKey`). */
  resetKey?: string
  /** Called before the children are rendered again. */
  onReset?: () => void
  children: ReactNode
}

interface ErrorBoundaryState {
  failed?: { error: unknown } | undefined
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error } }
  }

  override componentDidCatch(error: unknown): void {
    // A press held for the screen goes to the fallback.
    window.replayPress?.()
    log.warn('a screen failed', { name: error instanceof Error ? error.name : typeof error })
    void reportCrash(error)
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.retry()
  }

  private retry(): void {
    this.props.onReset?.()
    this.setState({ failed: undefined })
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed ? this.props.fallback(failed.error) : this.props.children
  }
}

/** NAV-11: exactly this text. */
export function ErrorPage() {
  const t = useText('shell')
  return (
    <div className="column flex min-h-tap items-center gap-2 px-4 py-8">
      <p className="text-22 font-700">ErrorPage</p>
      <IconButton label={t('reload')} onClick={reloadPage}>
        <RefreshIcon />
      </IconButton>
    </div>
  )
}
