import { Component } from "react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

type FailureBoundaryProps = {
  /** Another value, such as another address, tries again. */
  readonly resetsWith: string;
  readonly children: ReactNode;
};
type FailureBoundaryState = { readonly hasFailed: boolean };

/**
 * A page that could not be drawn, or whose code could not be fetched after a new release, becomes a
 * panel with a way on, and the frame around it stays (specification 8, 'Rendering failure').
 */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override readonly state: FailureBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): FailureBoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: FailureBoundaryProps) {
    if (this.state.hasFailed && before.resetsWith !== this.props.resetsWith)
      this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <EmptyState
        icon="alert"
        title="Sorry, an error occurred. Please try again later."
        action={<Button onPress={() => window.location.reload()}>Load the page again</Button>}
      />
    );
  }
}
