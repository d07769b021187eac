import { Button as AriaButton } from "react-aria-components/Button";
import { Tag, TagGroup, TagList as AriaTagList } from "react-aria-components/TagGroup";
import type { Choice } from "./choice";
import { Icon } from "./icon";
import styles from "./tag-list.module.css";

type TagListProps = {
  readonly label: string;
  readonly tags: readonly Choice[];
  readonly onRemove: (id: string) => void;
  readonly isDisabled?: boolean;
};

/** What has been chosen so far. Arrow keys walk through it; Delete or the cross takes one out. */
export const TagList = ({ label, tags, onRemove, isDisabled }: TagListProps) => (
  <TagGroup
    aria-label={label}
    {...(isDisabled === true
      ? {}
      : { onRemove: (keys) => [...keys].forEach((key) => onRemove(String(key))) })}
  >
    <AriaTagList className={styles.list ?? ""} items={tags}>
      {(tag) => (
        <Tag id={tag.id} textValue={tag.name} className={styles.tag ?? ""}>
          {tag.name}
          {isDisabled !== true && (
            <AriaButton slot="remove" className={styles.remove ?? ""}>
              <Icon name="close" size={16} />
            </AriaButton>
          )}
        </Tag>
      )}
    </AriaTagList>
  </TagGroup>
);
