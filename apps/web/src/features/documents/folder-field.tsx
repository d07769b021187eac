import { useState } from "react";
import type { DocumentFolder } from "@holdfast/contract/documents/document";
import { NEW_FOLDER_ID } from "@holdfast/contract/documents/document";
import type { FieldBinding } from "../../platform/forms/contract-form";
import { Select } from "../../ui/fields/choices/select";
import { TextField } from "../../ui/fields/inputs/text-field";
import { folderKey } from "./folder-rules";

const NEW = "new";

export type ChosenFolder = {
  readonly documentFolderId: number;
  readonly documentFolderText: string | null;
};

type FolderFieldProps = {
  readonly folders: readonly DocumentFolder[];
  readonly id: FieldBinding<number>;
  readonly text: FieldBinding<string>;
  readonly onChange: (folder: ChosenFolder) => void;
};

/** Chooses an existing folder, or names a new one. */
export const FolderField = ({ folders, id, text, onChange }: FolderFieldProps) => {
  const chosen = folders.find((folder) =>
    folder.id === NEW_FOLDER_ID
      ? id.value === NEW_FOLDER_ID && folder.name === text.value
      : folder.id === id.value,
  );
  const [isNew, setNew] = useState(id.value === NEW_FOLDER_ID && !chosen);
  const choose = (key: string) => {
    setNew(key === NEW);
    const folder = folders.find((candidate) => folderKey(candidate) === key);
    onChange({
      documentFolderId: folder?.id ?? NEW_FOLDER_ID,
      documentFolderText: folder?.id === NEW_FOLDER_ID ? folder.name : null,
    });
  };
  return (
    <>
      <Select
        name="documentFolderId"
        label="Folder"
        isRequired
        placeholder="Choose a folder"
        value={isNew ? NEW : (chosen && folderKey(chosen)) || null}
        error={id.error}
        onChange={choose}
        choices={[
          ...folders.map((folder) => ({ id: folderKey(folder), name: folder.name })),
          { id: NEW, name: "New folder" },
        ]}
      />
      {isNew && (
        <TextField
          {...text}
          label="Folder name"
          isRequired
          autoFocus
          description="A folder with this name is used if there is one."
        />
      )}
    </>
  );
};
