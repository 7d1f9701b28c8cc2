// One Vike page stands for all of ours: which there are is React Router's business.
export default '/*';
