-- How far a page was turned to stand upright, so that its image is drawn in the frame of its words.

alter table document_pages add column turn real not null default 0;
