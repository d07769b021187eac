import { Component } from "react";
import type { ReactNode } from "react";
import { Button } from "../buttons/button";
import { EmptyState } from "./empty-state";

type FailureBoundaryProps = {
  /** Another value, such as another address, tries again. */
  readonly resetsWith: string;
  readonly children: ReactNode;
};
type FailureBoundaryState = { readonly hasFailed: boolean; readonly resetsWith: string };

/**
 * A page that could not be drawn, or whose code could not be fetched after a new release, becomes a
 * panel with a way on, and the frame around it stays (specification 8, 'Rendering failure').
 */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override readonly state: FailureBoundaryState = {
    hasFailed: false,
    resetsWith: this.props.resetsWith,
  };

  static getDerivedStateFromError(): Partial<FailureBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetsWith }: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    return resetsWith === state.resetsWith ? null : { hasFailed: false, resetsWith };
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
