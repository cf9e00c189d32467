import { Component, type ReactNode } from 'react'
import { log } from '@/log'
import { reportCrash } from './error-reports'

interface ErrorBoundaryProps {
  /** Rendered instead of the children; `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode
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

  private readonly retry = () => {
    this.props.onReset?.()
    this.setState({ failed: undefined })
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed ? this.props.fallback(failed.error, this.retry) : this.props.children
  }
}
