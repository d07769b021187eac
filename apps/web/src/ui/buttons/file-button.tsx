import { useRef } from "react";
import { Button } from "./button";

type FileButtonProps = {
  readonly children: string;
  /** The accessible name of the file input, such as 'Logo file'. */
  readonly label: string;
  /** The id of the text that describes the input. */
  readonly describedBy?: string;
  /** Media types or file endings, separated by commas. */
  readonly accept: string;
  readonly size?: "normal" | "small";
  readonly isPending?: boolean;
  readonly onChoose: (file: File) => void;
};

/** A button that chooses a file. The same file can be chosen again, once it is corrected. */
export const FileButton = (props: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon="upload"
        size={props.size ?? "normal"}
        isPending={props.isPending === true}
        onPress={() => input.current?.click()}
      >
        {props.children}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={props.label}
        aria-describedby={props.describedBy}
        accept={props.accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) props.onChoose(file);
          currentTarget.value = "";
        }}
      />
    </>
  );
};
